/** Origins, which tests replace; nothing else is ever fetched. */
export interface VideoHosts {
  youTubePictures: string;
  vimeo: string;
  vimeoPictures: string;
}

export const VIDEO_HOSTS: VideoHosts = {
  youTubePictures: "https://i.ytimg.com",
  vimeo: "https://vimeo.com",
  vimeoPictures: "https://i.vimeocdn.com",
};
