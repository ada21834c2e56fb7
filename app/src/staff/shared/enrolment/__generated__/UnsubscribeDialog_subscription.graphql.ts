/**
 * @generated SignedSource<<b2655b0ceee365888ee6e0be58764006>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UnsubscribeDialog_subscription$data = {
  readonly databaseId: number;
  readonly funnel: {
    readonly name: string;
    readonly product: {
      readonly contentSummary: string;
      readonly name: string;
    };
  };
  readonly invoice?: {
    readonly balance: number;
  } | null;
  readonly revision: number;
  readonly " $fragmentType": "UnsubscribeDialog_subscription";
};
export type UnsubscribeDialog_subscription$key = {
  readonly " $data"?: UnsubscribeDialog_subscription$data;
  readonly " $fragmentSpreads": FragmentRefs<"UnsubscribeDialog_subscription">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "readsMoney"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "UnsubscribeDialog_subscription",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "revision",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Funnel",
      "kind": "LinkedField",
      "name": "funnel",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Product",
          "kind": "LinkedField",
          "name": "product",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "contentSummary",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "condition": "readsMoney",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Invoice",
          "kind": "LinkedField",
          "name": "invoice",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "balance",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ]
    }
  ],
  "type": "FunnelSubscription",
  "abstractKey": null
};
})();

(node as any).hash = "969d0cb2965c096a9a355befd401145d";

export default node;
