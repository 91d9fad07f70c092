<?php
/**
 * The built library: its script and its style sheet, on the pages that have a block.
 *
 * @package Haven
 */

namespace Haven;

defined( 'ABSPATH' ) || exit;

/**
 * Fonts of a block theme with the usual names; in other themes the defaults hold. The sheet of the library is in layers,
 * so that themes win: buttons that are links keep the look of buttons.
 */
const OWN_STYLES = 'body{--haven-theme-font:var(--wp--preset--font-family--body);--haven-theme-heading-font:var(--wp--preset--font-family--heading)}'
	. '[class*="wp-block-haven-"] a.haven-button{color:revert-layer;text-decoration:revert-layer}';

/** What the library was built from: it changes with every file of the library, so no browser keeps an old one. */
function library_version(): string {
	static $version;
	$version = $version ?? require DIR . '/library/version.php';
	return $version;
}

function library_url( string $file ): string {
	return plugins_url( 'library/' . $file, FILE );
}

/** Loads the script and the sheet, once however many blocks ask for it. */
function use_library(): void {
	wp_enqueue_style( 'haven-controls' );
	wp_enqueue_script_module( 'haven', library_url( 'autoload.js' ), array(), library_version() );
}

add_action(
	'init',
	function () {
		wp_register_style( 'haven-controls', library_url( 'haven-controls.css' ), array(), library_version() );
		wp_add_inline_style( 'haven-controls', OWN_STYLES );
	},
	5
);

/** Themes without blocks print the page's head before the blocks are rendered: this keeps the sheet in the head. */
add_action(
	'wp_enqueue_scripts',
	function () {
		$post = is_singular() ? get_post() : null;
		if ( $post && false !== strpos( $post->post_content, '<!-- wp:haven/' ) ) {
			use_library();
		}
	}
);
