<?php
/**
 * Writes a block as its tag. Every value is text in an attribute, escaped; content is other blocks. Where scripts come from,
 * where data goes and who is paid are settings of the site, whatever a post says.
 *
 * @package Haven
 */

namespace Haven;

defined( 'ABSPATH' ) || exit;

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

/** A plain text for an attribute: every sign is encoded, whatever it looks like (`esc_attr` takes `&quot;` for encoded). */
function esc_plain_text( string $text ): string {
	return htmlspecialchars( wp_check_invalid_utf8( $text ), ENT_QUOTES, 'UTF-8' );
}

/** What an author gives of a block, without what only the administrator of the site sets. */
function of_author( array $values, string $tag ): array {
	$refused = array_intersect_key( $values, settings_of_tag( $tag ) );
	if ( $refused ) {
		// Told in the log of a site that is being worked on; the editor tells authors.
		$message = 'The values of %1$s in a block %2$s are left out, because only Settings → Haven sets them.';
		wp_trigger_error( '', sprintf( $message, implode( ', ', array_keys( $refused ) ), $tag ), E_USER_WARNING );
	}
	return array_diff_key( $values, $refused );
}

/**
 * Adds the settings of the site, and its defaults where the author has left them empty. The tag itself says the country and the
 * currency that donors are charged in, because other elements of the page are the theme's.
 */
function with_site_values( array $values, array $schemas, string $tag ): array {
	$settings = settings();
	foreach ( settings_of_tag( $tag ) as $name => $path ) {
		if ( isset( $settings[ $name ] ) ) {
			$values[ $name ] = $settings[ $name ];
		} elseif ( '' !== $path && isset( $settings['server'] ) ) {
			$values[ $name ] = $settings['server'] . $path;
		}
	}
	$given = array_filter( $values, function ( $value ) {
		return null !== $value && '' !== $value;
	} );
	// An author's own country has its own currency.
	$currency = CURRENCIES[ $given['site-country-code'] ?? '' ] ?? null;
	$defaults = array_filter( array( 'currency' => $currency ) ) + site_defaults();
	return $given + array_intersect_key( $defaults, $schemas ) + $values;
}

/** HTML for the named places of a tag. */
function slots_html( $slots ): string {
	$html = '';
	foreach ( is_array( $slots ) ? array_filter( $slots, 'is_string' ) : array() as $name => $part ) {
		$html .= '' === $part ? '' : '<div slot="' . esc_attr( $name ) . '">' . wp_kses_post( $part ) . '</div>';
	}
	return $html;
}

/** Markup beside the inner blocks was written by hand, and content without a block may have been: the whole is cleaned as a post is. */
function content_html( string $content, ?\WP_Block $block ): string {
	$own = $block ? implode( '', array_filter( $block->inner_content, 'is_string' ) ) : $content;
	return '' === trim( $own ) ? $content : wp_kses_post( $content );
}

/** The block's tag; `$schemas` are those of its own attributes, without the ones that WordPress adds. */
function render( string $tag, array $schemas, array $values, string $content, ?\WP_Block $block ): string {
	use_library();
	$values = with_site_values( of_author( $values, $tag ), $schemas, $tag );
	/**
	 * The values of a block before it is written, by the names of the attributes: for what only the site knows, such
	 * as the lines of a visitor's cart. Settings of the site may be changed here too, such as the address of one form.
	 *
	 * @param array          $values The values.
	 * @param string         $tag    The tag, such as `gift-cart`.
	 * @param \WP_Block|null $block  The block, where WordPress renders one.
	 */
	$values = apply_filters( 'haven_attributes', $values, $tag, $block );
	// A box of its own, as in the editor: themes place boxes, and some tags stand within a line.
	$html = '<div ' . get_block_wrapper_attributes() . '><' . tag_escape( $tag );
	foreach ( $schemas + array_fill_keys( array_keys( settings_of_tag( $tag ) ), array() ) as $name => $schema ) {
		$text = 'slots' === $name ? null : attribute_text( $values[ $name ] ?? null, $schema );
		if ( null !== $text ) {
			$html .= ' ' . esc_attr( $name ) . '="' . esc_plain_text( $text ) . '"';
		}
	}
	return $html . '>' . content_html( $content, $block ) . slots_html( $values['slots'] ?? null ) . '</' . tag_escape( $tag ) . '></div>';
}
