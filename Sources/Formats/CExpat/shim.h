// expat's own header: everything that is needed of it can be imported as it is.
#ifndef CEXPAT_SHIM_H
#define CEXPAT_SHIM_H

#include <expat.h>

#endif
