<?php
/**
 * Writes a block as its tag. Every value is text in an attribute, escaped; content is other blocks.
 *
 * @package Haven
 */

namespace Haven;

/** A value as the text of an attribute; null leaves the attribute out, so that the element's own default holds. */
function attribute_text( $value, array $schema ): ?string {
	if ( null === $value || '' === $value || array() === $value ) {
		return null;
	}
	if ( is_bool( $value ) ) {
		// Only what is on by default needs to be switched off.
		return $value ? '' : ( empty( $schema['default'] ) ? null : 'false' );
	}
	return is_scalar( $value ) ? (string) $value : wp_json_encode( $value, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
}

/** The site's own values for attributes that the author left empty. */
function with_site_values( array $values, array $schemas, string $tag ): array {
	$settings = settings();
	foreach ( array( 'environment', 'public-key', 'gateway-id' ) as $name ) {
		if ( isset( $schemas[ $name ], $settings[ $name ] ) && '' === ( $values[ $name ] ?? '' ) ) {
			$values[ $name ] = $settings[ $name ];
		}
	}
	if ( isset( $settings['server'] ) ) {
		foreach ( endpoints()[ $tag ] ?? array() as $name => $path ) {
			if ( '' === ( $values[ $name ] ?? '' ) ) {
				$values[ $name ] = $settings['server'] . $path;
			}
		}
	}
	return $values;
}

/** HTML for the named places of a tag. */
function slots_html( $slots ): string {
	$html = '';
	foreach ( is_array( $slots ) ? array_filter( $slots, 'is_string' ) : array() as $name => $part ) {
		$html .= '' === $part ? '' : '<div slot="' . esc_attr( $name ) . '">' . wp_kses_post( $part ) . '</div>';
	}
	return $html;
}

/** Markup that stands beside the inner blocks was written by hand: then the whole is cleaned as a post is. */
function content_html( string $content, \WP_Block $block ): string {
	$own = implode( '', array_filter( $block->inner_content, 'is_string' ) );
	return '' === trim( $own ) ? $content : wp_kses_post( $content );
}

/** The block's tag; `$schemas` are those of its own attributes, without the ones that WordPress adds. */
function render( array $schemas, array $values, string $content, \WP_Block $block ): string {
	use_library();
	$tag    = substr( $block->name, strlen( 'haven/' ) );
	$values = with_site_values( $values, $schemas, $tag );
	/**
	 * The values of a block before it is written, by the names of the attributes: for what only the site knows, such
	 * as the lines of a visitor's cart.
	 *
	 * @param array     $values The values.
	 * @param string    $tag    The tag, such as `gift-cart`.
	 * @param \WP_Block $block  The block.
	 */
	$values = apply_filters( 'haven_attributes', $values, $tag, $block );
	// A box of its own, as in the editor: themes place boxes, and some tags stand within a line.
	$html = '<div ' . get_block_wrapper_attributes() . '><' . tag_escape( $tag );
	foreach ( $schemas as $name => $schema ) {
		$text = 'slots' === $name ? null : attribute_text( $values[ $name ] ?? null, $schema );
		if ( null !== $text ) {
			$html .= ' ' . esc_attr( $name ) . '="' . esc_attr( $text ) . '"';
		}
	}
	return $html . '>' . content_html( $content, $block ) . slots_html( $values['slots'] ?? null ) . '</' . tag_escape( $tag ) . '></div>';
}
