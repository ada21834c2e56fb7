/**
 * @generated SignedSource<<d0d38a01e55ccf6336b351567af3cdf3>>
 * @relayHash dc74888c940b9c374aad61d210bcc03a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cab0d839b2ae8bb1874e690beea8e52774da4e6678fdcef4f8a7331c3d5b8903

import type { ConcreteRequest } from 'relay-runtime';
import type { RichText } from "@atlas/domain/richText";
export type usePreviewTextQuery$variables = {
  text: string;
};
export type usePreviewTextQuery$data = {
  readonly viewer: {
    readonly markdownPreview: RichText;
  };
};
export type usePreviewTextQuery = {
  response: usePreviewTextQuery$data;
  variables: usePreviewTextQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "text"
  }
],
v1 = [
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
            "name": "text",
            "variableName": "text"
          }
        ],
        "kind": "ScalarField",
        "name": "markdownPreview",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "usePreviewTextQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePreviewTextQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "cab0d839b2ae8bb1874e690beea8e52774da4e6678fdcef4f8a7331c3d5b8903",
    "metadata": {},
    "name": "usePreviewTextQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9808ad9ddd4f927f14b1955c65813301";

export default node;
