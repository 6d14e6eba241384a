// A file that imports Testing and UIKit makes the compiler look for a module of this name. Apple's
// platforms have one; this one is empty.
