<?php
/**
 * A block for each folder of blocks/, which is written from the elements' definitions.
 *
 * @package Haven
 */

namespace Haven;

defined( 'ABSPATH' ) || exit;

/** A file of the plugin that the build wrote. */
function read_json( string $file ): array {
	return wp_json_file_decode( DIR . '/' . $file, array( 'associative' => true ) );
}

/**
 * The attributes of a tag that only the administrator of the site sets, such as the addresses of scripts: `{ attribute: path }`,
 * where the path is that of the tag's request on the server, or empty.
 */
function settings_of_tag( string $tag ): array {
	static $settings;
	$settings = $settings ?? read_json( 'blocks/settings.json' );
	return $settings[ $tag ] ?? array();
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
			$tag                   = substr( $type->name, strlen( 'haven/' ) );
			$schemas               = array_diff_key( $type->attributes, \WP_Block_Type::GLOBAL_ATTRIBUTES );
			// `WP_Block_Type::render()`, which previews and other plugins use, gives no block.
			$type->render_callback = function ( $values, $content = '', $block = null ) use ( $tag, $schemas ) {
				return render( $tag, $schemas, $values, $content, $block );
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

/** Summaries in archives, search results and the REST API contain the words within our blocks, as they do those within groups. */
add_filter(
	'excerpt_allowed_wrapper_blocks',
	function ( $names ) {
		return array_merge( $names, preg_grep( '/^haven\//', array_keys( \WP_Block_Type_Registry::get_instance()->get_all_registered() ) ) );
	}
);
