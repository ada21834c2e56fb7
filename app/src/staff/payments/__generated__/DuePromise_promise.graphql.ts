/**
 * @generated SignedSource<<6ae466f5f99b6a1c8a013da76c8ff8aa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PromiseState = "BROKEN" | "KEPT" | "OPEN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DuePromise_promise$data = {
  readonly promisedFor: string;
  readonly state: PromiseState;
  readonly " $fragmentType": "DuePromise_promise";
};
export type DuePromise_promise$key = {
  readonly " $data"?: DuePromise_promise$data;
  readonly " $fragmentSpreads": FragmentRefs<"DuePromise_promise">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DuePromise_promise",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "promisedFor",
      "storageKey": null
    }
  ],
  "type": "PaymentPromise",
  "abstractKey": null
};

(node as any).hash = "ce9faba75dece06a0547d716f1044d0f";

export default node;
