// An empty script that replaces a vendor's script in browser tests: each test sets the vendor's interface itself.
