/**
 * @generated SignedSource<<60344ee4d3966890752947e0bb49f27d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NextPayment_viewer$data = {
  readonly myInvoices: ReadonlyArray<{
    readonly nextDue: {
      readonly due: number;
      readonly paymentCount: number;
      readonly position: number;
      readonly scheduleDate: string;
      readonly statusText: string;
    } | null;
  }>;
  readonly " $fragmentType": "NextPayment_viewer";
};
export type NextPayment_viewer$key = {
  readonly " $data"?: NextPayment_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"NextPayment_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NextPayment_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Invoice",
      "kind": "LinkedField",
      "name": "myInvoices",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ScheduleEntry",
          "kind": "LinkedField",
          "name": "nextDue",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "due",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "scheduleDate",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "position",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "paymentCount",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "statusText",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "1954783bd06342edb22c35bc41c0e9b2";

export default node;
