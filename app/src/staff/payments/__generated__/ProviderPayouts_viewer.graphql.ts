/**
 * @generated SignedSource<<a7c98cb2fd410a35c6f467aa659eb2b6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProviderPayouts_viewer$data = {
  readonly providerPayouts: ReadonlyArray<{
    readonly amount: number;
    readonly databaseId: number;
    readonly depositedOn: string | null;
    readonly fee: number;
    readonly isReturned: boolean;
    readonly payoutId: string;
    readonly provider: string;
    readonly recordedBy: {
      readonly name: string;
    } | null;
  }>;
  readonly " $fragmentType": "ProviderPayouts_viewer";
};
export type ProviderPayouts_viewer$key = {
  readonly " $data"?: ProviderPayouts_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProviderPayouts_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProviderPayouts_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ProviderPayout",
      "kind": "LinkedField",
      "name": "providerPayouts",
      "plural": true,
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
          "name": "provider",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "payoutId",
          "storageKey": null
        },
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
          "name": "fee",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isReturned",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "depositedOn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "recordedBy",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
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

(node as any).hash = "cdb76293f550a1fc7f654e34507db4f9";

export default node;
