/**
 * @generated SignedSource<<a6335a0cafa3d3db19f83b0460ce9e1f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SignInResult_attempt$data = {
  readonly isSuccess: boolean;
  readonly message: string;
  readonly " $fragmentType": "SignInResult_attempt";
};
export type SignInResult_attempt$key = {
  readonly " $data"?: SignInResult_attempt$data;
  readonly " $fragmentSpreads": FragmentRefs<"SignInResult_attempt">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SignInResult_attempt",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isSuccess",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    }
  ],
  "type": "SignIn",
  "abstractKey": null
};

(node as any).hash = "dc638038fd2bcc5c0fe43c2ff4ea55a5";

export default node;
