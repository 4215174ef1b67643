/** Business hours and days of the desk are in this time zone. */
export const SHOP_TIME_ZONE = 'UTC'
