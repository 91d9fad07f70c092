interface Named {
  name: string;
  description?: string;
}

interface EditorData {
  'html-custom-data.json': {
    version: 1.1;
    tags: { name: string; description: string; attributes: { name: string; values?: Named[] }[] }[];
  };
  'css-custom-data.json': { version: 1.1; properties: Named[]; pseudoElements: Named[] };
  'web-types.json': {
    name: string;
    version: string;
    contributions: {
      html: {
        elements: (Named & { attributes: Named[]; slots?: Named[]; js?: { events: Named[]; properties: Named[] } })[];
      };
      css: { properties: Named[] };
    };
  };
}

export function editorData(manifest: { modules: readonly object[] }, version: string): EditorData;
