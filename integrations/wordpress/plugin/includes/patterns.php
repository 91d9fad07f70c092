<?php
/**
 * Patterns: pages to begin with, each a file of patterns/.
 *
 * @package Haven
 */

namespace Haven;

defined( 'ABSPATH' ) || exit;

/** The comment that begins a block, with its values. */
function block_start( string $name, array $values = array() ): string {
	return '<!-- wp:' . $name . ( $values ? ' ' . serialize_block_attributes( $values ) : '' ) . ' -->';
}

/** A block of ours with a paragraph, which visitors read where the block cannot be rendered. */
function haven_block( string $tag, array $values, string $words = '' ): string {
	$content = '' === $words ? '' : '<!-- wp:paragraph --><p>' . esc_html( $words ) . '</p><!-- /wp:paragraph -->';
	return block_start( 'haven/' . $tag, $values ) . $content . '<!-- /wp:haven/' . $tag . ' -->';
}

function heading( string $words ): string {
	return '<!-- wp:heading --><h2 class="wp-block-heading">' . esc_html( $words ) . '</h2><!-- /wp:heading -->';
}

function paragraph( string $words ): string {
	return '<!-- wp:paragraph --><p>' . esc_html( $words ) . '</p><!-- /wp:paragraph -->';
}

function spacer(): string {
	return '<!-- wp:spacer {"height":"40px"} --><div style="height:40px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->';
}

/** A drawing of the plugin, for an example that shows something before the author has pictures. */
function drawing( string $name ): string {
	return plugins_url( 'images/' . $name . '.svg', FILE );
}

add_action(
	'init',
	function () {
		register_block_pattern_category( 'haven', array( 'label' => __( 'Fundraising', 'haven' ) ) );
		foreach ( glob( DIR . '/patterns/*.php' ) as $file ) {
			register_block_pattern( 'haven/' . basename( $file, '.php' ), require $file );
		}
	}
);
