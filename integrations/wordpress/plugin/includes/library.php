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
		$theme = charity()['theme'] ?? '';
		wp_add_inline_style( 'haven-controls', OWN_STYLES . ( '' === $theme ? '' : 'body{' . $theme . '}' ) );
	},
	5
);

/** Whether content has a block of ours, also within a synced pattern, which is a post of its own. */
function has_own_block( string $content, array $seen = array() ): bool {
	if ( false !== strpos( $content, '<!-- wp:haven/' ) ) {
		return true;
	}
	preg_match_all( '/<!-- wp:block \{[^}]*"ref":(\d+)/', $content, $found );
	foreach ( array_diff( $found[1], $seen ) as $id ) {
		$seen[]  = $id;
		$pattern = get_post( (int) $id );
		if ( $pattern && has_own_block( $pattern->post_content, $seen ) ) {
			return true;
		}
	}
	return false;
}

/** The blocks of the theme's widget areas. */
function widget_content(): string {
	$blocks  = get_option( 'widget_block', array() );
	$content = '';
	foreach ( array_diff_key( wp_get_sidebars_widgets(), array( 'wp_inactive_widgets' => true ) ) as $widgets ) {
		foreach ( is_array( $widgets ) ? $widgets : array() as $id ) {
			$content .= 0 === strpos( $id, 'block-' ) ? ( $blocks[ (int) substr( $id, 6 ) ]['content'] ?? '' ) : '';
		}
	}
	return $content;
}

/** Themes without blocks print the page's head before the blocks are rendered: this keeps the sheet in the head. */
add_action(
	'wp_enqueue_scripts',
	function () {
		$post = is_singular() ? get_post() : null;
		if ( has_own_block( ( $post ? $post->post_content : '' ) . ( wp_is_block_theme() ? '' : widget_content() ) ) ) {
			use_library();
		}
	}
);
