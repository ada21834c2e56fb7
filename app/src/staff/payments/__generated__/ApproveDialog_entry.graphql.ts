/**
 * @generated SignedSource<<c2e506960bdb7a90df815d6983429778>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ApproveDialog_entry$data = {
  readonly databaseId: number;
  readonly revision: number;
  readonly waitingProof: {
    readonly databaseId: number;
    readonly " $fragmentSpreads": FragmentRefs<"received_proof">;
  } | null;
  readonly " $fragmentType": "ApproveDialog_entry";
};
export type ApproveDialog_entry$key = {
  readonly " $data"?: ApproveDialog_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"ApproveDialog_entry">;
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
  "name": "ApproveDialog_entry",
  "selections": [
    (v0/*:: as any*/),
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
      "concreteType": "PaymentProof",
      "kind": "LinkedField",
      "name": "waitingProof",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "kind": "InlineDataFragmentSpread",
          "name": "received_proof",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "amount",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "platform",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "reference",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "paidOn",
              "storageKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ScheduleEntry",
  "abstractKey": null
};
})();

(node as any).hash = "35062b096255c370ab444b9d51ae1b71";

export default node;
