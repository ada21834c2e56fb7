/** A receipt that takes a picture, and the key that uploads it. */
export interface PictureKey {
  receipt: number;
  uploadKey: string;
}
