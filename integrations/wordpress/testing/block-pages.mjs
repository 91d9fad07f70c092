import { expect as assert } from '@playwright/test';

const expect = assert.configure({ timeout: 30_000 });

/** PHP that WordPress runs: every block of the plugin with its own example, on one page. */
export const WRITE_EXAMPLES = `
require 'wp-load.php';
kses_remove_filters();
$blocks = array();
foreach ( WP_Block_Type_Registry::get_instance()->get_all_registered() as $type ) {
	if ( 0 !== strpos( $type->name, 'haven/' ) ) {
		continue;
	}
	$inner    = $type->example['innerBlocks'][0]['attributes']['content'] ?? '';
	$inner    = '' === $inner ? '' : '<!-- wp:html -->' . $inner . '<!-- /wp:html -->';
	$values   = $type->example['attributes'] ? serialize_block_attributes( $type->example['attributes'] ) . ' ' : '';
	$blocks[] = '<!-- wp:' . $type->name . ' ' . $values . '-->' . $inner . '<!-- /wp:' . $type->name . ' -->';
}
$post = array( 'post_title' => 'Every block', 'post_status' => 'publish', 'post_type' => 'page' );
echo wp_insert_post( $post + array( 'post_content' => wp_slash( implode( "\\n\\n", $blocks ) ) ) );
`;

// What people try in a field: to end the attribute, the tag or the comment of a block, and addresses that are scripts.
const HOSTILE = [
  '"><script>hacked()</script>',
  `' onmouseover='hacked()' x='`,
  '" onfocus="hacked()" autofocus tabindex="0" x="',
  '--><img src=x onerror=hacked()><!--',
  '</script><svg onload=hacked()>',
  '&quot;&gt;&lt;img src=x onerror=hacked()&gt;',
  'javascript:hacked()',
  '\u0000"><img src=x onerror=hacked()>',
];

/**
 * Writes a page with hostile values in every attribute, in two ways: as saved, so that WordPress checks them against
 * the schema first, and (\`page\` with \`force\`) handed to the renderer itself, so that only escaping is left.
 */
export const WRITE_HOSTILE = `
require 'wp-load.php';
kses_remove_filters();
$corpus = json_decode( base64_decode( '${Buffer.from(JSON.stringify(HOSTILE)).toString('base64')}' ), true );
$html   = '';
$count  = 0;
foreach ( WP_Block_Type_Registry::get_instance()->get_all_registered() as $type ) {
	if ( 0 !== strpos( $type->name, 'haven/' ) ) {
		continue;
	}
	foreach ( array( 'saved', 'forced' ) as $way ) {
		foreach ( $corpus as $text ) {
			$values = array( 'className' => $text );
			$common = array_flip( array( 'lock', 'metadata', 'className', 'align' ) );
			foreach ( array_diff_key( $type->attributes, $common ) as $name => $schema ) {
				if ( 'slots' === $name ) {
					$values[ $name ] = array_fill_keys( array_keys( $schema['properties'] ), $text );
				} else {
					$values[ $name ] = 'array' === $schema['type'] ? array( $text, array( 'value' => $text ) ) : $text;
				}
			}
			$force = function ( $given ) use ( $values, $way ) {
				return 'forced' === $way ? $values : $given;
			};
			add_filter( 'haven_attributes', $force );
			$inner = '<!-- wp:paragraph --><p>Words.</p><!-- /wp:paragraph -->' . str_replace( '-->', '', $text );
			$start = '<!-- wp:' . $type->name . ' ' . serialize_block_attributes( $values ) . ' -->';
			$block = $start . $inner . '<!-- /wp:' . $type->name . ' -->';
			$html .= do_blocks( $block );
			$count++;
			remove_filter( 'haven_attributes', $force );
		}
	}
}
file_put_contents( 'hostile.html', '<!doctype html><meta charset="utf-8"><body>' . $html );
echo $count;
`;

/** Every block of the page is defined, and its element has rendered its view. */
export async function expectRendered(page, address, problems) {
  await page.goto(address);
  const unrendered = () =>
    page.evaluate(() => {
      const tags = [...document.querySelectorAll('[class*="wp-block-haven-"] > *')];
      const isRendered = (tag) =>
        tag.matches(':defined') && (tag.shadowRoot || tag.querySelector('[slot="haven-view"], *'));
      return { count: tags.length, left: tags.filter((tag) => !isRendered(tag)).map(({ localName }) => localName) };
    });
  await expect.poll(async () => (await unrendered()).left).toEqual([]);
  expect(problems).toEqual([]);
  return (await unrendered()).count;
}

/** What of a page of hostile values became markup. */
export async function findMarkup(page, address) {
  await page.addInitScript(() => {
    window.hacked = () => {
      window.wasHacked = true;
    };
  });
  await page.goto(`${address}/hostile.html`);
  return page.evaluate(() => {
    const own = [...document.querySelectorAll('*')];
    const named = own.flatMap((element) => element.getAttributeNames().map((name) => [element, name]));
    return {
      blocks: own.filter(({ localName }) => localName.includes('-')).length,
      markup: own
        .filter((element) => element.matches('body script, body svg, img[onerror], body iframe'))
        .map((e) => e.outerHTML),
      handlers: named
        .filter(([, name]) => /^on[a-z]+$|^autofocus$/.test(name))
        .map(([element, name]) => `${element.localName} ${name}`),
      nested: own.filter(
        (element) =>
          element.parentElement?.closest('body *')?.localName.includes('-') && element.localName.includes('-'),
      ).length,
      wasHacked: window.wasHacked ?? false,
    };
  });
}
