/** A picture by which a charity is known, from its folder: checked, and of a known size. */
export interface OwnMark {
  /** Its name in the folder. */
  file: string;
  bytes: Uint8Array;
  width: number;
  height: number;
  /** Of its bytes. */
  digest: string;
}

/** The pictures by which a charity is known, as far as its folder has them. */
export interface OwnMarks {
  /** `images/logo.svg` or `.png`: in headers, in mails and on cards. */
  logo?: OwnMark;
  /** `images/icon.svg` or `.png`, square: in tabs and on phones. The logo without it. */
  icon?: OwnMark;
  /** `images/social.png` or `.jpg`: where a page without a picture of its own is shared. */
  social?: OwnMark;
}
