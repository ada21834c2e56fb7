/**
 * @generated SignedSource<<955859cc3a14837bc24c80aa64834781>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SignInResult_attempt$data = {
  readonly isReported: boolean;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isReported",
      "storageKey": null
    }
  ],
  "type": "SignIn",
  "abstractKey": null
};

(node as any).hash = "9dd67fd276b88f765aed5e71356aeb8e";

export default node;
