// A file that imports Testing and UIKit makes the compiler look for a module of this name. On Apple's
// platforms it is there; here it has nothing to add.
