import type { Nodes, Root } from 'mdast';
import { type FolderImage, imageFault, imageName } from '../images.ts';
import type { ContentFault } from '../json-file.ts';
import type { PageText } from './read-page.ts';

function* everyNode(node: Nodes): Generator<Nodes> {
  yield node;
  if ('children' in node) for (const child of node.children) yield* everyNode(child);
}

type Place = Nodes['position'];

/** The addresses that a page shows something from, each with its place and the way to write another one. */
function* addressesIn(tree: Root): Generator<{ address: string; place: Place; write(address: string): void }> {
  for (const node of everyNode(tree)) {
    if (node.type === 'image' || node.type === 'link' || node.type === 'definition')
      yield { address: node.url, place: node.position, write: (address) => Object.assign(node, { url: address }) };
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') continue;
    for (const attribute of node.attributes)
      if (attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string')
        yield {
          address: attribute.value,
          place: attribute.position ?? node.position,
          write: (address) => Object.assign(attribute, { value: address }),
        };
  }
}

/** Makes `images/tent.jpg` the name that the whole site has for a picture of the folder. */
export function nameFolderPictures(tree: Root): void {
  for (const { address, write } of addressesIn(tree)) if (address.startsWith('images/')) write(imageName(address));
}

/** The pictures of the folder that a page names. */
export const folderPicturesIn = ({ tree, picture }: PageText): string[] => [
  ...new Set([...[...addressesIn(tree)].map(({ address }) => address), picture ?? ''].filter(isOfFolder)),
];

const isOfFolder = (address: string) => address.startsWith('/images/');

/** Which pictures a page names that are not in the folder. */
export function missingPictures({ file, tree, picture }: PageText, images: readonly FolderImage[]): ContentFault[] {
  const faults: ContentFault[] = [];
  const check = (address: string, place?: Place) => {
    const text = imageFault(images, address);
    const { line, column } = place?.start ?? { line: 1, column: 1 };
    if (text) faults.push({ file, line, column, text });
  };
  for (const { address, place } of addressesIn(tree)) if (isOfFolder(address)) check(address, place);
  if (picture) check(picture);
  return faults;
}
