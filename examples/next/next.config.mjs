/** Pages that are drawn on a server, here while building, and hydrated in the browser. */
export default { output: 'export', turbopack: { root: import.meta.dirname } };
