<?php
/**
 * Pattern: an appeal with its progress and its last day.
 *
 * @package Haven
 */

namespace Haven;

defined( 'ABSPATH' ) || exit;

return array(
	'title'         => __( 'Appeal', 'haven' ),
	'description'   => __( 'How far an appeal has come, the time that is left, a counter and a link to share.', 'haven' ),
	'categories'    => array( 'haven' ),
	'blockTypes'    => array( 'core/post-content' ),
	'viewportWidth' => 900,
	'content'       => paragraph( __( 'The nights are cold, and thousands of families still live in tents. This appeal pays for stoves and blankets.', 'haven' ) )
		. haven_block( 'appeal-progress', array( 'appeal' => 'winter-appeal' ), __( 'Many people have given already.', 'haven' ) )
		. heading( __( 'The appeal ends soon', 'haven' ) )
		. haven_block( 'countdown-timer', array( 'end-date' => ( (int) gmdate( 'Y' ) + 1 ) . '-06-30T23:59' ), __( 'The appeal ends on 30 June.', 'haven' ) )
		. haven_block( 'copy-link', array( 'label' => __( 'Copy the link to share it', 'haven' ) ) ),
);
