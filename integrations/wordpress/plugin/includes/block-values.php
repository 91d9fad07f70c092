<?php
/**
 * What an author wrote in a block, as plain text and without the parts that its JSON Schema refuses. The editor marks the
 * same parts (assets/block-values.js), so authors see what visitors do not get.
 *
 * @package Haven
 */

namespace Haven;

defined( 'ABSPATH' ) || exit;

/**
 * WordPress encodes `&`, `<` and quotation marks in the blocks of users who may not write HTML, and in those of others it does
 * not: one decoding makes both plain text. Named places keep their HTML.
 */
function decode_values( array $values ): array {
	$slots = array_intersect_key( $values, array( 'slots' => true ) );
	$texts = map_deep(
		array_diff_key( $values, $slots ),
		function ( $value ) {
			return is_string( $value ) ? wp_specialchars_decode( $value, ENT_QUOTES ) : $value;
		}
	);
	return $texts + $slots;
}

/** What of a value fits its schema: an entry or a named part that does not fit is left out. Null where nothing is left. */
function fitting_value( $value, array $schema ) {
	if ( isset( $schema['anyOf'] ) ) {
		foreach ( $schema['anyOf'] as $one ) {
			$fitting = fitting_value( $value, $one );
			if ( null !== $fitting ) {
				return $fitting;
			}
		}
		return null;
	}
	$type   = $schema['type'] ?? '';
	$number = is_int( $value ) || is_float( $value );
	if ( 'array' === $type || 'object' === $type ) {
		if ( ! is_array( $value ) || ( 'array' === $type && ! wp_is_numeric_array( $value ) ) ) {
			return null;
		}
		$parts = 'array' === $type ? $value : array_intersect_key( $value, $schema['properties'] );
		$value = array();
		foreach ( $parts as $name => $part ) {
			$fitting = fitting_value( $part, 'array' === $type ? $schema['items'] : $schema['properties'][ $name ] );
			// An entry without a word is one that its author has not filled in.
			if ( null !== $fitting && ! ( 'array' === $type && '' === $fitting ) ) {
				$value[ $name ] = $fitting;
			}
		}
		$value = 'array' === $type ? array_values( empty( $schema['uniqueItems'] ) ? $value : array_unique( $value, SORT_REGULAR ) ) : $value;
		if ( array() === $value ) {
			return null;
		}
	} elseif ( ( 'boolean' === $type ) !== is_bool( $value ) || in_array( $type, array( 'number', 'integer' ), true ) !== $number ) {
		// WordPress takes a text for a number, and 1 for a switch; elements do not, inside of a list.
		return null;
	}
	return true === rest_validate_value_from_schema( $value, $schema ) ? $value : null;
}

/** Before WordPress checks the values of a block, because it leaves out a whole list for one entry. */
add_filter(
	'render_block_data',
	function ( $block ) {
		$name = (string) $block['blockName'];
		$type = 0 === strpos( $name, 'haven/' ) ? \WP_Block_Type_Registry::get_instance()->get_registered( $name ) : null;
		if ( ! $type ) {
			return $block;
		}
		$block['attrs'] = decode_values( $block['attrs'] );
		foreach ( array_intersect_key( $block['attrs'], $type->attributes ) as $attribute => $value ) {
			$schema = $type->attributes[ $attribute ];
			if ( isset( $schema['items'] ) || isset( $schema['properties'] ) ) {
				$block['attrs'][ $attribute ] = fitting_value( $value, $schema );
			}
		}
		return $block;
	}
);
