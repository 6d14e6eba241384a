#ifndef C_TERMINAL_LOG_H
#define C_TERMINAL_LOG_H

// For signal handlers: writes the signal's number and the time, if there is a log.
void terminal_log_signal(int signal);

#endif
