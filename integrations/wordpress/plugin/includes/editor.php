<?php
/**
 * What the block editor needs: one script for all blocks, and each block's JSON Schema in the author's language.
 *
 * @package Haven
 */

namespace Haven;

defined( 'ABSPATH' ) || exit;

/** Texts of the editor itself. */
function editor_texts(): array {
	return array(
		'add'          => __( 'Add', 'haven' ),
		'remove'       => __( 'Remove', 'haven' ),
		'up'           => __( 'Move up', 'haven' ),
		'choose'       => __( 'Choose from the library', 'haven' ),
		'automatic'    => __( 'Automatic', 'haven' ),
		/* translators: %s: the value that holds while the field is empty. */
		'byDefault'    => __( 'By default: %s', 'haven' ),
		/* translators: %s: labels of fields, separated by commas. */
		'needed'       => __( 'To fill in: %s', 'haven' ),
		'noContent'    => __( 'Put its content below.', 'haven' ),
		/* translators: %s: labels of settings, separated by commas. */
		'neededSites'  => __( 'An administrator has to fill this in under Settings → Haven: %s', 'haven' ),
		/* translators: %s: names of blocks and of their attributes. */
		'refused'      => __( 'Visitors do not get these values, because only Settings → Haven sets them: %s. The next save removes them.', 'haven' ),
		'wrongValue'   => __( 'This value is not accepted, so visitors do not get it.', 'haven' ),
		'wrongEntry'   => __( 'A value of this entry is missing or not accepted, so visitors do not get the entry.', 'haven' ),
		/* translators: %s: choices, separated by commas. */
		'goneChoices'  => __( 'Visitors do not get these choices, which this version does not have: %s', 'haven' ),
		'content'      => __( 'Content', 'haven' ),
		/* translators: %s: a number, counted from 1. */
		'numbered'     => __( 'Entry %s', 'haven' ),
	);
}

/** A schema with titles and help in the author's language. */
function translate_schema( array $schema ): array {
	foreach ( $schema as $key => $value ) {
		if ( is_array( $value ) ) {
			$schema[ $key ] = translate_schema( $value );
		} elseif ( is_string( $value ) && in_array( $key, array( 'title', 'description' ), true ) ) {
			// phpcs:ignore WordPress.WP.I18n -- the texts of the schemas are in haven.pot.
			$schema[ $key ] = translate( $value, 'haven' );
		}
	}
	return $schema;
}

/** What blocks of a post say that only the administrator of the site sets: `array( 'donation-form: wallet-script' )`. */
function settings_in( array $blocks ): array {
	$found = array();
	foreach ( $blocks as $block ) {
		$tag   = preg_replace( '/^haven\//', '', (string) $block['blockName'], 1, $ours );
		$names = $ours ? array_keys( array_intersect_key( $block['attrs'], settings_of_tag( $tag ) ) ) : array();
		$own   = $names ? array( $tag . ': ' . implode( ', ', $names ) ) : array();
		$found = array_merge( $found, $own, settings_in( $block['innerBlocks'] ) );
	}
	return array_values( array_unique( $found ) );
}

function editor_data(): array {
	$post    = get_post();
	$schemas = array();
	foreach ( glob( DIR . '/blocks/*/schema.json' ) as $file ) {
		$tag             = basename( dirname( $file ) );
		$schemas[ $tag ] = translate_schema( read_json( 'blocks/' . $tag . '/schema.json' ) );
	}
	return array(
		'library' => add_query_arg( 'ver', library_version(), library_url( 'autoload.js' ) ),
		'site'    => (object) ( site_defaults() + settings() ),
		'money'   => CURRENCIES,
		'schemas' => $schemas,
		'refused' => $post ? settings_in( parse_blocks( $post->post_content ) ) : array(),
		'texts'   => editor_texts(),
	);
}

add_action(
	'init',
	function () {
		$needs = array( 'wp-block-editor', 'wp-blocks', 'wp-components', 'wp-data', 'wp-dom', 'wp-element', 'wp-hooks', 'wp-notices' );
		wp_register_script( 'haven-values', plugins_url( 'assets/block-values.js', FILE ), $needs, library_version(), true );
		wp_register_script( 'haven-fields', plugins_url( 'assets/fields.js', FILE ), array( 'haven-values' ), library_version(), true );
		wp_register_script( 'haven-live', plugins_url( 'assets/live-element.js', FILE ), array( 'haven-values' ), library_version(), true );
		wp_register_script( 'haven-editor', plugins_url( 'assets/editor.js', FILE ), array( 'haven-fields', 'haven-live' ), library_version(), true );
		wp_register_style( 'haven-editor', plugins_url( 'assets/editor.css', FILE ), array( 'haven-controls' ), library_version() );
	},
	6
);

add_action(
	'enqueue_block_editor_assets',
	function () {
		$data = wp_json_encode( editor_data(), JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
		wp_add_inline_script( 'haven-values', 'window.haven = ' . $data . ';', 'before' );
	}
);
