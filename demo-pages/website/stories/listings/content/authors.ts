/** The authors, in the form that articles use. */
export const MELE = { author: 'Mele Tau', authorRole: 'Field reporter' };
export const JO = { author: 'Jo Hart', authorRole: 'Programs lead' };
export const SAMIRA = { author: 'Samira Noor', authorRole: 'Community partnerships' };
export const DANIEL = { author: 'Daniel Kerei', authorRole: 'Editor, Aotearoa' };
export const PRIYA = { author: 'Priya Raman', authorRole: 'Health adviser' };
