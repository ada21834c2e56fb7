/**
 * @generated SignedSource<<f04dfdcb9a3539857072c7012b192eae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FunnelFields_query$data = {
  readonly accessLevels: ReadonlyArray<{
    readonly databaseId: number;
    readonly name: string;
  }>;
  readonly viewer: {
    readonly terms: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly " $fragmentSpreads": FragmentRefs<"FunnelTermsField_terms">;
        };
      }>;
    };
  };
  readonly " $fragmentType": "FunnelFields_query";
};
export type FunnelFields_query$key = {
  readonly " $data"?: FunnelFields_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"FunnelFields_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FunnelFields_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AccessLevel",
      "kind": "LinkedField",
      "name": "accessLevels",
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
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Viewer",
      "kind": "LinkedField",
      "name": "viewer",
      "plural": false,
      "selections": [
        {
          "alias": "terms",
          "args": [
            {
              "kind": "Literal",
              "name": "filter",
              "value": {
                "archived": false
              }
            },
            {
              "kind": "Literal",
              "name": "first",
              "value": 100
            },
            {
              "kind": "Literal",
              "name": "sort",
              "value": {
                "by": "name"
              }
            }
          ],
          "concreteType": "PaymentTermsConnection",
          "kind": "LinkedField",
          "name": "paymentTerms",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "PaymentTermsEdge",
              "kind": "LinkedField",
              "name": "edges",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "PaymentTerm",
                  "kind": "LinkedField",
                  "name": "node",
                  "plural": false,
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "FunnelTermsField_terms"
                    }
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": "paymentTerms(filter:{\"archived\":false},first:100,sort:{\"by\":\"name\"})"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "2a6153c02bd347e01595ff00afc9ef25";

export default node;
