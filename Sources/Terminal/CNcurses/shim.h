// What Swift cannot import from ncurses: macros, variadic functions, globals that C may change. It
// has only functions and no state, because every Swift file that imports this gets its own copy.
#ifndef CNCURSES_SHIM_H
#define CNCURSES_SHIM_H

#ifndef NCURSES_WIDECHAR
#define NCURSES_WIDECHAR 1
#endif
#define NCURSES_NOMACROS 1

#include <fcntl.h>
#include <langinfo.h>
#include <locale.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>
#include <wchar.h>

#include <curses.h>
#include <term.h>

// Declared here: the feature macro that enables it changes types in the C library's own module.
extern int wcwidth(wchar_t);

static inline attr_t curses_bold(void) { return A_BOLD; }
static inline attr_t curses_dim(void) { return A_DIM; }
static inline attr_t curses_italic(void) { return A_ITALIC; }
static inline attr_t curses_underline(void) { return A_UNDERLINE; }
static inline attr_t curses_reverse(void) { return A_REVERSE; }

static inline WINDOW *curses_window(void) { return stdscr; }
static inline int curses_colors(void) { return COLORS; }

static inline const char *curses_flag_name(int i) { return i < BOOLCOUNT ? boolnames[i] : NULL; }
static inline const char *curses_number_name(int i) { return i < NUMCOUNT ? numnames[i] : NULL; }
static inline const char *curses_string_name(int i) { return i < STRCOUNT ? strnames[i] : NULL; }

// A capability's text, or NULL if the terminal has none.
static inline const char *curses_string(const char *name) {
  const char *text = tigetstr(name);
  return text == (const char *)-1 ? NULL : text;
}

// Sets a variable of the environment until curses_restore; NULL sets nothing. What to restore is the
// caller's to keep.
static inline char *curses_replace(const char *name, const char *value) {
  const char *before = getenv(name);
  char *kept = before ? strdup(before) : NULL;
  if (value) setenv(name, value, 1);
  return kept;
}

static inline void curses_restore(const char *name, char *kept) {
  if (kept) setenv(name, kept, 1);
  else unsetenv(name);
  free(kept);
}

// 1 if `name` is known, 0 if it is not, -1 if there is no terminal database. A `description` (a
// terminfo entry as hex) is used instead of the database; the environment is restored afterwards.
static inline int curses_setup(const char *name, const char *description) {
  char *kept = curses_replace("TERMINFO", description);
  int error = -1;
  int result = setupterm(name, STDOUT_FILENO, &error) == OK ? 1 : error;
  curses_restore("TERMINFO", kept);
  return result;
}

// Takes over a terminal of this size; with 0 ncurses finds out how large it is. Otherwise it believes
// nothing but the environment: a window may claim any number of cells, for which it would allocate
// memory, and some entries of the database, as that of the Linux console, have no size.
static inline SCREEN *curses_open(
    const char *name, const char *description, int width, int height) {
  char width_text[12], height_text[12];
  snprintf(width_text, sizeof width_text, "%d", width);
  snprintf(height_text, sizeof height_text, "%d", height);
  char *terminfo = curses_replace("TERMINFO", description);
  char *kept_width = curses_replace("COLUMNS", width > 0 ? width_text : NULL);
  char *kept_height = curses_replace("LINES", height > 0 ? height_text : NULL);
  SCREEN *screen = newterm(name, stdout, stdin);
  curses_restore("LINES", kept_height);
  curses_restore("COLUMNS", kept_width);
  curses_restore("TERMINFO", terminfo);
  return screen;
}

// Until it has returned from endwin once, ncurses writes after every cursor movement instead of
// once per frame. This makes it leave and come back without output; the caller must write what
// takes over the terminal.
static inline void curses_begin_writing_whole_frames(void) {
  int kept = dup(STDOUT_FILENO);
  int nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
  if (kept >= 0 && nowhere >= 0 && dup2(nowhere, STDOUT_FILENO) >= 0) {
    endwin();
    doupdate();
    dup2(kept, STDOUT_FILENO);
  }
  if (kept >= 0) close(kept);
  if (nowhere >= 0) close(nowhere);
}

// Ctrl-S is a normal key: with output stopped, nothing could be drawn and the terminal could not be
// restored. ncurses would disable the signals of Ctrl-C and Ctrl-Z as well.
static inline void curses_disable_flow_control(void) {
  struct termios modes;
  if (tcgetattr(STDIN_FILENO, &modes) != 0) return;
  modes.c_iflag &= ~(tcflag_t)IXON;
  if (tcsetattr(STDIN_FILENO, TCSANOW, &modes) == 0) def_prog_mode();
}

// If ncurses moved lines, it would move what was drawn over them too, and leave the stand-ins
// visible. So it is made to forget how to move lines.
static inline void curses_never_move_lines(void) {
  change_scroll_region = NULL;
  scroll_forward = scroll_reverse = NULL;
  parm_index = parm_rindex = NULL;
  insert_line = delete_line = NULL;
  parm_insert_line = parm_delete_line = NULL;
}

static inline int curses_cell(cchar_t *cell, uint32_t scalar, attr_t attributes, int pair) {
  const wchar_t text[2] = {(wchar_t)scalar, 0};
  return setcchar(cell, text, attributes, 0, &pair);
}

static inline int curses_width(uint32_t scalar) { return wcwidth((wchar_t)scalar); }

// Whether the user's locale uses UTF-8; if not, one that does is set for the terminal only.
static inline int curses_use_utf8(void) {
  if (setlocale(LC_CTYPE, "") && strcmp(nl_langinfo(CODESET), "UTF-8") == 0) return 1;
  setlocale(LC_CTYPE, "C.UTF-8");
  return 0;
}

// 0 if the terminal knows its size.
static inline int curses_size(int *across, int *down) {
  struct winsize size;
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0 || size.ws_row == 0)
    return -1;
  *across = size.ws_col;
  *down = size.ws_row;
  return 0;
}

// The size of a cell in pixels; -1 if the terminal does not tell.
static inline int curses_cell_size(int *width, int *height) {
  struct winsize size;
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0 || size.ws_row == 0)
    return -1;
  *width = size.ws_xpixel / size.ws_col;
  *height = size.ws_ypixel / size.ws_row;
  return *width > 1 && *height > 1 && *width < 200 && *height < 400 ? 0 : -1;
}

#endif
