/** The engine's files did not come: without a network, or from a server that is down. */
export class DownloadFailed extends Error {}
