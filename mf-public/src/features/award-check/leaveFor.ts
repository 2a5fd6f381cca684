/** Opens a page of this site that the server draws. A file of its own, so that tests can replace it. */
export const leaveFor = (address: string): void => window.location.assign(address);
