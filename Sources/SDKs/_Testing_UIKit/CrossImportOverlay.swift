// A file that imports both Testing and UIKit makes the compiler look for a module of this name, where
// Apple keeps attachments of images. There is nothing to add here.
