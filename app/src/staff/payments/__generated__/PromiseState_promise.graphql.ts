/**
 * @generated SignedSource<<4856f65c2e0cba4300056e205e7ef0ff>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PromiseState = "BROKEN" | "KEPT" | "OPEN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PromiseState_promise$data = {
  readonly state: PromiseState;
  readonly " $fragmentType": "PromiseState_promise";
};
export type PromiseState_promise$key = {
  readonly " $data"?: PromiseState_promise$data;
  readonly " $fragmentSpreads": FragmentRefs<"PromiseState_promise">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PromiseState_promise",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    }
  ],
  "type": "PaymentPromise",
  "abstractKey": null
};

(node as any).hash = "073b60830bf2a06dec3575c30feae3b1";

export default node;
