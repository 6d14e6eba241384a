// `import os` has the log, too.
@_exported import OSLog
