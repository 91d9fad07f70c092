type Messages = Readonly<Record<string, string>>;
type Compiled = string | Readonly<Record<string, string>>;

/** The products with texts, and the folder with the catalogues of each. */
export declare const FOLDERS: Readonly<Record<string, string>>;
export declare const products: readonly string[];
export declare function folderOf(product: string): string;
/** The file with the declarations of a product's modules. */
export declare function typesOf(product: string): string;
/** The languages into which a product is translated: those with a file. */
export declare function translatedLanguages(product: string): string[];
/** The messages of a language: `{ 'room.key': message }`. */
export declare function readMessages(product: string, language: string): Messages;
/** The room of a text, and its key there. */
export declare function splitId(id: string): [room: string, key: string];
/** A message in the form that the runtime reads: a text, or the forms of a plural. */
export declare function compileMessage(message: string): Compiled;
