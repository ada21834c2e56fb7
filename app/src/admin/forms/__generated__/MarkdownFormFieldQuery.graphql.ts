/**
 * @generated SignedSource<<48516a0309e59e5deb13d7d2e8d00d7a>>
 * @relayHash 70814edc96e052a10ea2086d5db17546
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b0e191a27b00355362b0a767e21e15390c237331730b202172b137fea472cb97

import type { ConcreteRequest } from 'relay-runtime';
import type { RichText } from "@atlas/domain/richText";
export type MarkdownFormFieldQuery$variables = {
  text: string;
};
export type MarkdownFormFieldQuery$data = {
  readonly viewer: {
    readonly markdownPreview: RichText;
  };
};
export type MarkdownFormFieldQuery = {
  response: MarkdownFormFieldQuery$data;
  variables: MarkdownFormFieldQuery$variables;
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
    "name": "MarkdownFormFieldQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MarkdownFormFieldQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b0e191a27b00355362b0a767e21e15390c237331730b202172b137fea472cb97",
    "metadata": {},
    "name": "MarkdownFormFieldQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1e79382e3a74fe8aa2adcc6574f84156";

export default node;
