/** One page of a listing. */
export interface Listing<Row> {
  rows: Row[];
  total: number;
  /** From 1. */
  page: number;
  pages: number;
}

/** The offset of a page; a page beyond the last one becomes the last one. */
export function pageOf(total: number, wanted: number, size: number): { page: number; pages: number; offset: number } {
  const pages = Math.max(1, Math.ceil(total / size));
  const page = Math.min(Math.max(1, wanted), pages);
  return { page, pages, offset: (page - 1) * size };
}
