/**
 * @generated SignedSource<<fe8df8af86d2ef092be75bbe3f7cdc86>>
 * @relayHash b807314a8d5803e816b5d0d35f09a3d5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bf6f21b42a14c41055f2208e0a6aa0946d2797862309ebee3c04c35ac9351b9c

import type { ConcreteRequest } from 'relay-runtime';
export type useDrawingQuery$variables = {
  blocks: unknown;
  id: number;
};
export type useDrawingQuery$data = {
  readonly viewer: {
    readonly landingDrawing: {
      readonly css: string;
      readonly html: string;
    } | null;
  };
};
export type useDrawingQuery = {
  response: useDrawingQuery$data;
  variables: useDrawingQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "blocks"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Viewer",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "blocks",
            "variableName": "blocks"
          },
          {
            "kind": "Variable",
            "name": "databaseId",
            "variableName": "id"
          }
        ],
        "concreteType": "LandingDrawing",
        "kind": "LinkedField",
        "name": "landingDrawing",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "html",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "css",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useDrawingQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useDrawingQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "bf6f21b42a14c41055f2208e0a6aa0946d2797862309ebee3c04c35ac9351b9c",
    "metadata": {},
    "name": "useDrawingQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "309e6ee7b75a7bca5b594f2dd8edb09e";

export default node;
