/**
 * @generated SignedSource<<124a770ac8f5768baee51a3debdd1e0d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProviderEvents_payment$data = {
  readonly databaseId: number;
  readonly events: ReadonlyArray<{
    readonly createdAt: string;
    readonly databaseId: number;
    readonly stateText: string;
    readonly type: string;
    readonly " $fragmentSpreads": FragmentRefs<"EventOutcome_event" | "ProcessEventButton_event">;
  }>;
  readonly " $fragmentType": "ProviderEvents_payment";
};
export type ProviderEvents_payment$key = {
  readonly " $data"?: ProviderEvents_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProviderEvents_payment">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProviderEvents_payment",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "ProviderEvent",
      "kind": "LinkedField",
      "name": "events",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "type",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "stateText",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "EventOutcome_event"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ProcessEventButton_event"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ProviderPayment",
  "abstractKey": null
};
})();

(node as any).hash = "14c4cf8dd0841c851a31aa72a1d5327a";

export default node;
