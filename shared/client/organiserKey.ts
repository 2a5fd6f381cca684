/** Key of local storage that makes the site's header link to the console on this device. */
export const organiserKey = 'organiser';
