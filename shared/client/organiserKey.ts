/** Key of local storage that tells the site's header to link to the console on this device. */
export const organiserKey = 'organiser';
