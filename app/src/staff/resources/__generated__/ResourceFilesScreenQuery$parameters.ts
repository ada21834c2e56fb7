/**
 * @generated SignedSource<<e7b95ae03120d171ba9c91a7978f3acf>>
 * @relayHash f781bcdc0f5d1a085ab0be4fe9aa3d77
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d9cfc317d42605c061592abc76285d4f454c467754ed869ba513bfcd13f2b321

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ResourceFilesScreenQuery } from './ResourceFilesScreenQuery.graphql';

const node: PreloadableConcreteRequest<ResourceFilesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d9cfc317d42605c061592abc76285d4f454c467754ed869ba513bfcd13f2b321",
    "metadata": {},
    "name": "ResourceFilesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
