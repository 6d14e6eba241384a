#!/usr/bin/env bash
# Checks $SCENARIOS with $PROGRAM, against the journals in $BASE if there are any, and writes what it found to
# $GITHUB_STEP_SUMMARY. The status is that of the check.
set -uo pipefail
page=$(mktemp)
trap 'rm -f "$page"' EXIT

# Words, as in "swift run House"; a scenario's name has no blanks here.
check=($PROGRAM check $SCENARIOS --journal "${JOURNALS%/}/" --annotations --markdown "$page")
if test -d "${BASE:-}"; then
  check+=(--against "$BASE")
elif test -n "${BASE:-}"; then
  # As in the first run, before there is anything in a cache.
  echo "::notice::there are no journals in $BASE: every broken rule counts as new"
fi
"${check[@]}"
status=$?
# A summary has at most a mebibyte.
cat "$page" | head -c 900000 >> "$GITHUB_STEP_SUMMARY"

# The title of a journal's scenario: files may have the same name in two folders.
title() { head -n 1 "$1" | grep -o '"title":"[^"]*"' | tail -n 1; }

# What happens otherwise than before, where both have the scenario.
for journal in "${BASE:-/nowhere}"/*.jsonl; do
  new="${JOURNALS%/}/${journal##*/}"
  test -f "$journal" -a -f "$new" || continue
  test "$(title "$journal")" = "$(title "$new")" || continue
  $PROGRAM diff "$journal" "$new" --markdown "$page" > /dev/null && continue
  { echo; echo "\`${journal##*/}\`"; echo; head -c 50000 "$page"; } >> "$GITHUB_STEP_SUMMARY"
done
exit $status
