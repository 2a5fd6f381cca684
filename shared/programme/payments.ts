/** A marker of unclear use in the programme's records; it has no effect and is shown nowhere (D22, CONST-008). */
export const paidPriceMarker = 99;
