<?php
/**
 * Pattern: three gifts of the shop, side by side.
 *
 * @package Haven
 */

namespace Haven;

defined( 'ABSPATH' ) || exit;

$gifts = array(
	array( 'safe-water', __( 'Safe water', 'haven' ), __( 'Water', 'haven' ), 30, __( 'Clean water for a family, for three months.', 'haven' ) ),
	array( 'school-kit', __( 'School kit', 'haven' ), __( 'School', 'haven' ), 25, __( 'Books, pencils and a bag for a child.', 'haven' ) ),
	array( 'emergency-tent', __( 'Emergency tent', 'haven' ), __( 'Shelter', 'haven' ), 145, __( 'Keeps a family of five warm and dry.', 'haven' ) ),
);

$columns = '';
foreach ( $gifts as list( $id, $name, $category, $price, $summary ) ) {
	$values   = array(
		'item-id'       => $id,
		'item-name'     => $name,
		'item-category' => $category,
		'price'         => $price,
		'summary'       => $summary,
		'image'         => drawing( $id ),
	);
	$columns .= '<!-- wp:column --><div class="wp-block-column">' . haven_block( 'gift-item', $values, $summary ) . '</div><!-- /wp:column -->';
}

return array(
	'title'         => __( 'Gift shop', 'haven' ),
	'description'   => __( 'Three gifts that help, each with a picture, a price and a button.', 'haven' ),
	'categories'    => array( 'haven' ),
	'blockTypes'    => array( 'core/post-content' ),
	'viewportWidth' => 1200,
	'content'       => paragraph( __( 'Choose a gift that helps, and send a card with it.', 'haven' ) )
		. '<!-- wp:columns {"align":"wide"} --><div class="wp-block-columns alignwide">' . $columns . '</div><!-- /wp:columns -->'
		. spacer()
		. haven_block( 'gift-cart', array( 'shop-url' => '/shop' ), __( 'Your cart needs JavaScript.', 'haven' ) ),
);
