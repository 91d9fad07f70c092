<?php
/**
 * A block for each folder of blocks/, which is written from the elements' definitions.
 *
 * @package Haven
 */

namespace Haven;

/** A file of the plugin that the build wrote. */
function read_json( string $file ): array {
	return wp_json_file_decode( DIR . '/' . $file, array( 'associative' => true ) );
}

/** The addresses of the tags' requests: `{ tag: { attribute: path } }`. */
function endpoints(): array {
	static $endpoints;
	$endpoints = $endpoints ?? read_json( 'blocks/endpoints.json' );
	return $endpoints;
}

add_action(
	'init',
	function () {
		load_plugin_textdomain( 'haven', false, dirname( plugin_basename( FILE ) ) . '/languages' );
		foreach ( glob( DIR . '/blocks/*/block.json' ) as $file ) {
			$type = register_block_type( $file );
			if ( ! $type ) {
				continue;
			}
			$schemas               = array_diff_key( $type->attributes, \WP_Block_Type::GLOBAL_ATTRIBUTES );
			$type->render_callback = function ( $values, $content, $block ) use ( $schemas ) {
				return render( $schemas, $values, $content, $block );
			};
		}
	}
);

add_filter(
	'block_categories_all',
	function ( $categories ) {
		$own = array(
			'slug'  => 'haven',
			'title' => __( 'Fundraising', 'haven' ),
		);
		return array_merge( array( $own ), $categories );
	}
);
