"use strict";
(function () {
  const find = id => document.getElementById(id);
  const all = selector => Array.from(document.querySelectorAll(selector));
  document.documentElement.classList.add("live");

  // One moment at a time.
  const moments = all(".moment"), ticks = all(".strip a"), slider = find("at");
  function show(number) {
    const place = Math.min(Math.max(number, 1), moments.length);
    moments.forEach((moment, at) => moment.classList.toggle("now", at + 1 === place));
    ticks.forEach((tick, at) => tick.classList.toggle("now", at + 1 === place));
    slider.value = place;
    find("place").textContent = place + " of " + moments.length;
  }
  if (moments.length > 0) {
    find("player").hidden = false;
    slider.addEventListener("input", () => show(Number(slider.value)));
    find("previous").addEventListener("click", () => show(Number(slider.value) - 1));
    find("next").addEventListener("click", () => show(Number(slider.value) + 1));
    const broken = moments.findIndex(moment => moment.classList.contains("broken"));
    show(broken < 0 ? moments.length : broken + 1);
    ticks.forEach((tick, at) => tick.addEventListener("click", event => {
      event.preventDefault();
      show(at + 1);
    }));
  }

  // Rows with all of these words, in any order; each trace has a filter of its own.
  const sifters = all("table.trace").map(table => {
    const section = table.closest("section"), told = section.querySelector("output");
    const filter = section.querySelector("input"), rows = Array.from(table.tBodies[0].rows);
    const words = rows.map(row => Array.from(row.cells, cell => cell.textContent).join(" ").toLowerCase());
    const whole = told.textContent;
    function sift(text) {
      filter.value = text;
      const wanted = text.toLowerCase().split(/\s+/).filter(word => word !== "");
      let count = 0;
      rows.forEach((row, at) => {
        row.hidden = !wanted.every(word => words[at].includes(word));
        if (!row.hidden) count += 1;
      });
      told.textContent = wanted.length === 0 ? whole : count + " of " + rows.length;
    }
    section.querySelector(".search").hidden = false;
    filter.addEventListener("input", () => sift(filter.value));
    filter.value = "";
    return sift;
  });

  // A link leads to a moment that is not shown, or to a row that is filtered away.
  function follow() {
    const target = location.hash.length > 1 ? find(location.hash.slice(1)) : null;
    if (!target) return;
    if (target.classList.contains("moment")) show(moments.indexOf(target) + 1);
    if (target.hidden) sifters.forEach(sift => sift(""));
    target.scrollIntoView();
  }
  window.addEventListener("hashchange", follow);
  follow();
})();
