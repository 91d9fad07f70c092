// What browser tests load in place of a vendor's script: the interface itself is set by each test.
