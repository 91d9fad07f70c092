<?php
/**
 * Pattern: a page that asks for a donation.
 *
 * @package Haven
 */

namespace Haven;

defined( 'ABSPATH' ) || exit;

return array(
	'title'         => __( 'Donation page', 'haven' ),
	'description'   => __( 'A donation form with an introduction, and a banner about gifts in wills.', 'haven' ),
	'categories'    => array( 'haven' ),
	'blockTypes'    => array( 'core/post-content' ),
	'viewportWidth' => 900,
	'content'       => paragraph( __( 'Families who had to leave everything behind need shelter, water and a school for their children. Your gift gets there.', 'haven' ) )
		. haven_block( 'donation-form', array(), __( 'To give without this form, call us.', 'haven' ) )
		. spacer()
		. haven_block( 'bequest-banner', array( 'link-url' => '/gifts-in-wills' ), __( 'A gift in your will helps families for years to come.', 'haven' ) ),
);
