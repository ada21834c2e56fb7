/**
 * @generated SignedSource<<e580a5eea77bb0646f37a755f349adea>>
 * @relayHash f6292cf8d20fb47e7e20f7e7026d06f6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 92ed7a267b591d1ac34a6a7a680f215458e71528e9b86ddd8a10e1ed2d46cb8a

import type { ConcreteRequest } from 'relay-runtime';
export type EnrolFieldsTermsQuery$variables = {
  funnelId: number;
};
export type EnrolFieldsTermsQuery$data = {
  readonly paymentTermsByFunnelId: ReadonlyArray<{
    readonly databaseId: number;
    readonly name: string;
  }>;
};
export type EnrolFieldsTermsQuery = {
  response: EnrolFieldsTermsQuery$data;
  variables: EnrolFieldsTermsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "funnelId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "funnelId",
    "variableName": "funnelId"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "EnrolFieldsTermsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "PaymentTerm",
        "kind": "LinkedField",
        "name": "paymentTermsByFunnelId",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "EnrolFieldsTermsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "PaymentTerm",
        "kind": "LinkedField",
        "name": "paymentTermsByFunnelId",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "92ed7a267b591d1ac34a6a7a680f215458e71528e9b86ddd8a10e1ed2d46cb8a",
    "metadata": {},
    "name": "EnrolFieldsTermsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9e4278923c92504aa07cd9c405449eda";

export default node;
